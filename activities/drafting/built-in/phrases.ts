/** How familiarly a guest is spoken to. */
export type Tone = 'warm' | 'formal'

/** What the built-in drafter says beside facts. Facts are said by `workflows/domain/facts/say`. */
export type Phrases = {
  greeting: (name: string | null, tone: Tone) => string
  opening: (tone: Tone) => string
  closing: (tone: Tone) => string
  offerHelp: (tone: Tone) => string
  thankBack: (tone: Tone) => string
  wifiPassword: (password: string) => string
  doorCode: (code: string) => string
  /** The guest told when they come, and the house is open then. */
  arrivalFits: string
  /** For news: the host is told, and nothing is granted. */
  newsNoted: string
  /** Ahead of the answer to a complaint. */
  sorry: string
  /** Questions that only the host can answer: nothing is granted. Labels stand in the nominative. */
  askAbout: (labels: string[]) => string
  /** Something of a question was answered, and something of it was not. */
  askMore: (labels: string[]) => string
  /** What has no name is put off in the guest's own words. */
  askQuoted: (words: string[]) => string
  askRest: string
  askAll: string
}
