import { TROUBLE_KINDS, type TroubleCounts, type TroubleKind } from './alerts.ts'
import type { HostLanguage } from './host-language.ts'

/** `host`: how the one host is called that it is about; null for the installation, with so many hosts. */
export type AlertInWords = { host: string | null; hosts: number; counts: TroubleCounts }

type Words = {
  kinds: Record<TroubleKind, (many: number) => string>
  ofHost: (host: string) => string
  ofHosts: (hosts: number) => string
}

const WORDS: Record<HostLanguage, Words> = {
  it: {
    kinds: {
      send_failed: (many) => (many === 1 ? '1 risposta non consegnata' : `${many} risposte non consegnate`),
      send_unknown: (many) => (many === 1 ? '1 invio dall’esito incerto' : `${many} invii dall’esito incerto`),
      reply_held: (many) => (many === 1 ? '1 risposta trattenuta' : `${many} risposte trattenute`),
      model_failed: (many) => (many === 1 ? '1 bozza senza il modello' : `${many} bozze senza il modello`),
      source_stopped: (many) => (many === 1 ? '1 sorgente ferma' : `${many} sorgenti ferme`),
      reply_capped: (many) => (many === 1 ? '1 bozza oltre i limiti' : `${many} bozze oltre i limiti`),
    },
    ofHost: (host) => `Molti problemi per ${host}`,
    ofHosts: (hosts) => `Molti problemi per ${hosts} host`,
  },
  en: {
    kinds: {
      send_failed: (many) => (many === 1 ? '1 reply not delivered' : `${many} replies not delivered`),
      send_unknown: (many) => (many === 1 ? '1 send with an unknown outcome' : `${many} sends with an unknown outcome`),
      reply_held: (many) => (many === 1 ? '1 reply held' : `${many} replies held`),
      model_failed: (many) => (many === 1 ? '1 draft without the model' : `${many} drafts without the model`),
      source_stopped: (many) => (many === 1 ? '1 source stopped' : `${many} sources stopped`),
      reply_capped: (many) => (many === 1 ? '1 draft beyond the caps' : `${many} drafts beyond the caps`),
    },
    ofHost: (host) => `Much trouble for ${host}`,
    ofHosts: (hosts) => `Much trouble for ${hosts} hosts`,
  },
}

/** `Much trouble for anna@example.org: 12 replies not delivered, 1 source stopped` */
export function alertInWords({ host, hosts, counts }: AlertInWords, language: HostLanguage): string {
  const words = WORDS[language]
  const seen = TROUBLE_KINDS.filter((kind) => counts[kind] > 0).map((kind) => words.kinds[kind](counts[kind]))
  return `${host === null ? words.ofHosts(hosts) : words.ofHost(host)}: ${seen.join(', ')}`
}
