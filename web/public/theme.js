// Classic and blocking on purpose: theme and language are known before the first paint, and no inline script needs a CSP hash.
;(() => {
  // Behind it stands whose it is.
  const [choice] = (localStorage.getItem('locanda.theme') ?? '').split(' ')
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  if (/^en\b/.test(localStorage.getItem('locanda.language') ?? '')) document.documentElement.lang = 'en'
})()
