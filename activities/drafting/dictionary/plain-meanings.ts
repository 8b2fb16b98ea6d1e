import type { Kind } from './read-rows.ts'

/**
 * What says nothing of a house by itself, as the English cell of a row begins: whom or what it is about in general, how sure or how exact it
 * is. Nothing that limits, counts, places or praises.
 */
export const PLAIN_MEANINGS: Readonly<Record<Exclude<Kind, 'verbs'>, string>> = {
  things: 'house, villa',
  world:
    'thing, person, people, guest, host, moment, opportunity, situation, reason, question, answer, message, information, detail, choice, solution, need, help, trip, ride, accommodation, holiday home, property, way, kind, part, day out, use, example, opinion, problem, idea, plan, fact, case, name, word',
  qualities:
    'possible, available, other, various, different, similar, equal, next, previous, present, already, still, now, then, here, there, again, directly, direct, gladly, unfortunately, fortunately, maybe, probably, certainly, really, very, quite, almost, exactly, approximately, exact, approximate, certain, true, correct, kind, dear, happy, grateful, interested, honest, satisfied, sad, disappointed, current, at home, initial, known, simultaneously, meanwhile, gradually, finally, at first, at the moment, alternatively, gently, carefully, freely, mainly, located, expected, suitable, recently',
}

/**
 * Verbs that say something of a house, as the English cell of a row begins: what is allowed, paid, brought, done or changed there. Every other verb
 * says no more than that something is, is had, is found, is used, is reached.
 */
export const TELLING_VERBS = `
  open, close, lock, unlock, lock out, turn on, turn off, light, extinguish, plug in, unplug, connect, disconnect, bring, pick up, drop off, accompany, deliver,
  hand over, send, send back, forward, exchange, change, move, charge, refuel, dive, scuba dive, snorkel, swim, ski, sledge, skate, ride, cycle, row, sail, moor, fish, hunt,
  play, sing, dance, celebrate, train, translate, lose, get lost, miss, be missing, change the bed, exchange money, smoke, cook, boil, bake, roast, fry, grill, heat, cool, freeze,
  defrost, burn, set the table, clear the table, prepare, clean, sweep, mop, vacuum, dust, wipe, wash, do the laundry, do the dishes, rinse, flush, shower, take a bath, dry,
  hang out, iron, fold, air, empty, fill, fill in, top up, throw away, take out the rubbish, sort waste, recycle, tidy, make the bed, strip the bed, soil, disinfect, descale,
  unclog, clog, break, break down, damage, destroy, scratch, repair, replace, solve, install, assemble, dismantle, attach, hang, detach, drill, paint, build, renovate, furnish,
  decorate, work, start, restart, consume, waste, save, adjust, check, test, improve, get worse, rent, rent out, sublet, lend, borrow, buy, sell, order, book, cancel, terminate,
  confirm, postpone, bring forward, extend, shorten, pay, prepay, refund, transfer, withdraw, collect payment, invoice, cost, be worth, be valid, earn, spend, discount, reduce,
  increase, negotiate, owe, include, exclude, treat, give as a gift, depend, allow, be allowed, forbid, prevent, recommend, suggest, advise against, avoid, watch out, look after,
  take care of, organise, plan, agree, accept, refuse, promise, guarantee, insure, make sure, respect, violate, disturb, complain, report, inform, warn, review, compare, register,
  check in, check out, sign, stamp, print, copy, photograph, film, share, divide, separate, collect, pick, hide, cover, uncover, pack, unpack, deposit, protect, guard, steal,
  be quiet, make noise, block, be in the way, expire, run out, run down, own, be suitable, trust, risk, identify, transport, breastfeed, feed, walk the dog, keep on a leash,
  babysit, sunbathe, grate, make coffee, be late, be on time, overlook, overtake, exceed, pump, camp, pitch a tent, picnic, surf, turn up, turn down, activate, deactivate,
  equip, stock, clear, distribute, assign, occupy, free, overbook, hire, dismiss, limit, maintain, support, be allergic, evacuate, fine, punish, deny, command, force, watch,
  recharge, bring pets, go for a ride, let in, let out, show around, let, be open, be ready, close the shutters, draw the curtains, put on the sheets, insulate, fence, change the bulb,
  load the dishwasher, empty the dishwasher, run the washing machine, chlorinate, filter, cover the pool, shelter, shade, take a sauna, massage, kayak, raft, exempt, deduct,
  withhold, compensate, tax, declare, be delayed, prescribe, keep clean, keep closed, keep free, keep away, go off, come off, take away, empty the fridge, refrigerate,
  work from home, fetch, come along, bring back, take back, carry up, carry down, carry, bring in, take outside, hand over the keys, drop in the letterbox, set the alarm,
  sleep in, have delivered, fulfil, secure, approve, certify, commit, calm down, have a party, warm up, cool off, be cold, be warm, light a candle, take off shoes, leave a mess,
  take the lift, climb the stairs, call a taxi, turn off the gas, turn off the water, leave on, leave open, display, stop working, set off the alarm, procure, run errands
`
