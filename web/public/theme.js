// Classic and blocking on purpose: theme and language are known before the first paint, and no inline script needs a CSP hash.
// The build puts in which files hold the first texts of each language: they come beside the entry.
const FIRST_TEXTS = {}
;(() => {
  // Behind it stands whose it is.
  const [choice] = (localStorage.getItem('locanda.theme') ?? '').split(' ')
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  const [language] = (localStorage.getItem('locanda.language') ?? '').split(' ')
  if (language === 'en') document.documentElement.lang = 'en'
  for (const href of FIRST_TEXTS[language] ?? FIRST_TEXTS.mix ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
})()
