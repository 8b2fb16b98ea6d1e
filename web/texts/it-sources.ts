/** Of a source that has stopped: loaded with its banner. */
export const itSources = {
  sourceStopped: (name: string) => `La sorgente «${name}» si è fermata.`,
  mendSource: 'Sistemala',
} as const
