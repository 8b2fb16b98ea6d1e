import type { Cues } from './cues.ts'

export const cuesEn: Cues = {
  enter:
    'get into, pick up the keys, access to the, check-in, check in, checking in, arriv*, get in, come in, enter, move in, access the, let ourselves in',
  leave:
    'last day, hand back the keys, check-out, check out, checking out, leave the (?:house|apartment|flat|place|property|room|home), leave(?! (?:it|our|my|the car|a car|your|bags)), leaving, depart*, vacate, be out, get out, move out, stay until, stay till',
  comes:
    'turn up, show up, rock up, pitch up, be there, get there, be in, make it, ready, drop in, drop by, drop in to, pop in, swing by, land, lands, landing, docks, come, have the keys, pick up, be here, reach you, the keys, reach',
  stays:
    'stay, keep the (?:room|flat|place|house|apartment), hang on, hang around, remain, linger, have the (?:room|flat|place|house|apartment) until, out of the, out by, be gone, go',
  early: 'early, earlier, before, in advance, sooner',
  late: 'late, later, after midnight',
  when: 'what time, when, which time, how early, how late, from when, until when, at what time, time',
  aspects: {
    heated: 'heated, warm, unheated, temperature',
    cost: 'how much, cost*, price*, free, for free, extra charge, charge, charged, fee, fees, pay, paid, surcharge, supplement, expensive, rate, extra, additional cost',
    included:
      'included, include*, provided, provide*, supplied, supply, bring our own, bring my own, need to bring, have to bring, own',
    where: "anywhere, somewhere, where, where's, whereabouts",
    hours:
      'how often, every how many days, which day, what day, which days, what days, how frequently, what time, when, opening hours, open, opens, close, closes, closed, hours, until when, season, all year, year-round, which months, until what time, from what time',
    far: 'how far, far, distance, near, nearest, nearby, close by, closest, how long does it take, how long is it to, how long is the (?:walk|drive|ride|way), walking distance, how close, walk, how many minutes, away',
    count: 'how many, number of',
    private: 'private, shared, to ourselves, exclusive, share it, communal',
    indoor: 'indoor, outdoor, indoors, outdoors, inside',
    fenced: 'fenced, fence, enclosed',
    covered: 'covered, roofed, under cover',
    speed: 'fast, speed, mbps, fibre, fiber, reliable, strong, megabits',
    reserve: 'reserve*, book*, booked',
    methods: 'how can we pay, how do we pay, by card, in cash, card, cash, bank transfer, payment method*',
    size: 'how big, how large, size, square',
  },
  negation:
    "not, no, none, never, without, cannot, can't, don't, doesn't, isn't, aren't, won't, unfortunately, neither, nor, forbidden, prohibited, unavailable, excluded, sadly, wasn't, haven't, hasn't, unable",
  asks: "just confirming, just to confirm, just checking, is it right that, is it true that, is it correct that, would be fine, would be great, would be nice, would be good, would be perfect, let me know, let us know, would like, i'd like, we'd like, wonder, wondering, wondered, need, please, could you, can you, could we, can we, may we, might we, may i, can i, could i, would it be, is it possible, want to know, tell me, tell us, do you, is there, are there, would you, any chance, confirm, asking, ask, question, advise",
  opens:
    "where, what, when, which, how, is, are, do, does, did, can, could, may, might, will, would, shall, should, who, whose, why, am, any, have, has, must, until, from what, at what, what's, where's, how's",
  confirms:
    "right, correct, true, so, isn't it, aren't there, is that correct, is that right, we understood, i understood, i understand, we understand, i read, we read, confirm, as i understand, i assume, we assume, i take it, doesn't it, can you confirm",
  joins:
    'and also, also, and then, one more thing, another question, another thing, additionally, furthermore, besides, and is, and are, and can, and do, and does, and could, and what, and where, and how, and when, and may, and will, and would',
  changes:
    "of us now, by the way, instead of, changed, change of, delayed, delay, will join, joins us, joining us, one more, another guest, also bringing, we are bringing, we'll bring, we will be, there are now, a day later, a day earlier, of us, cannot make it, in fact, finally we",
  thanks:
    "thank*, thx, tks, many, so, much, very, a, lot, lots, bunch, cheers, perfect, great, okay, ok, alright, sounds, good, sound, got, it, see, you, ya, soon, then, bye, goodbye, noted, wonderful, lovely, amazing, brilliant, excellent, fantastic, awesome, super, cool, fine, all, clear, have, nice, day, evening, weekend, night, tomorrow, later, tonight, next, week, on, monday, tuesday, wednesday, thursday, friday, saturday, sunday, for, the, your, quick, fast, prompt, kind, reply, response, answer, info, information, help, helpful, hospitality, stay, time, we, had, enjoyed, loved, really, everything, was, were, is, that, that's, this, and, our, to, looking, look, forward, can't, wait, excited, meeting, appreciate, appreciated, understood, will, do, no, problem, worries, beautiful, house, home, place, apartment, flat, gorgeous, such, hello, hi, hey, dear, anna, best, regards, wishes, kind, warm, again, being, of, in, by, i, my, me, us, take, care, yes, sure, be, at, host, great, as, too, both, absolutely",
  neutral:
    'changed, change, collected, collect, pick, empty, turn, turned, switched, switch, goes, off, on, light it, evening, evenings, first day, wait, confirming, come with, comes with, overnight, chalet, bring, day, mother, father, mum, dad, parents, grandma, grandpa, wife, husband, son, daughter, friend*, flight, plane, lands, land, landing, years, year, months, month, old, kg, kilos, weigh*, breed, starts, start, begin*, ends, end, finish*, fine, too, allow, allows, give, gives, get, next, closest, serve, serves, okay, ok, problem, issue, age, whole, round, stay, staying, anywhere, somewhere, anything, something, quick, wanted, want, let, moment, mentioned, us, offer, offers, come, comes, coming, possibly, kindly, maybe, perhaps, actually, still, also, currently, anyway, team, host, regarding, concerning, regards, best, cheers, confirm, offering, equipped, sure, allowed, permitted, accepted, accept, welcome, send, available, usually, normally, building, room, studio, unit, residence, villa, house, cottage, loft, use, used, using, able, access, leave, drop, store, keep, put, go, going, take, make, work, works, working, located, situated, onsite, on-site, site, during, whole, entire, our, own, small, little, two, one, three, four, five, six, couple, people, persons, adults, guests, minutes, metres, meters, km, kilometres, miles, euro, euros, day, days, per, person, each, every, there, inside, noticed, saw, read, listing, advert, description, says, mention*, mentioned, heard, wonder, wondering, understand, understood, assume, correct, right, true, sleep, sleeps, eat, buy, reach, arrive, travel, travelling, traveling, drive, driving, car, cars, rent, hire, reserve, open, spend, hang, wash, park, recommend, tip, tips, area, around, nearby, necessary, required, needed, require, must, since, because, while, after, until, till, via, instead, either, whether, ones, ours, hot, cold, within, run, runs, running, earliest, latest, per day, do you know, work well, far is it, go by, get there, get to, gets, reachable, walkable, handy, provide for, leave from, stops, depart from, last, lasts, lie, sit, stand, stands, fit in, suit, suits, find, found, included, bring along, picked, along, roughly, approximately, exact, exactly, quickly, normal, possible to, place, places, cabin, hut, barn, pack, packing',
}
