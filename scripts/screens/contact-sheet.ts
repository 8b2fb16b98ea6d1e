import type { Picture } from './take-pictures.ts'

const row = (screen: string, pictures: Picture[]): string => `
  <section>
    <h2>${screen}</h2>
    <div>${pictures
      .map(
        ({ file, view, theme }) =>
          `<figure><a href="${file}"><img src="${file}" alt="${screen}, ${view}, ${theme}" loading="eager"></a><figcaption>${view} · ${theme}</figcaption></figure>`,
      )
      .join('')}</div>
  </section>`

/** A page with every picture small, a row a screen; each leads to itself. */
export const contactSheet = (pictures: Picture[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Locanda: every screen</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #f4f2ef; color: #222 }
  h2 { font-size: 15px; margin: 24px 0 8px }
  div { display: flex; gap: 12px; align-items: flex-start; flex-wrap: wrap }
  figure { margin: 0 }
  img { height: 240px; border: 1px solid #ccc; background: white }
  figcaption { color: #555; font-size: 12px }
</style>
${[...new Set(pictures.map(({ screen }) => screen))]
  .map((screen) =>
    row(
      screen,
      pictures.filter((one) => one.screen === screen),
    ),
  )
  .join('')}
</html>
`
