const BROWSERS = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

const firstOf = (names: readonly (readonly [string, RegExp])[], agent: string) =>
  names.find(([, sign]) => sign.test(agent))?.[0]

/** A browser as its person knows it: 'Chrome · Android'. */
export const deviceName = (agent: string): string =>
  [firstOf(BROWSERS, agent) ?? 'Browser', firstOf(SYSTEMS, agent)].filter(Boolean).join(' · ')
