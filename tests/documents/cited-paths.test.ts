import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const ROOMS = ['api', 'web', 'workflows', 'activities', 'prisma', 'outside', 'scripts', 'tests', 'docs', 'deploy']
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))

/** `room/path` in code marks, without the dots and stars that stand for several. */
function codePaths(text: string): string[] {
  const marked = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\s]+)`/g)].map(([, code]) => code ?? '')
  return marked.filter((code) => ROOMS.some((room) => code.startsWith(`${room}/`)) && !/[*<>{}…:]/.test(code))
}

const linkPaths = (text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !target.includes(':'))

test.each(documents)('what %s cites exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const cited = [
    ...codePaths(text).map((path) => join(root, path)),
    ...linkPaths(text).map((target) => resolve(root, dirname(document), target)),
  ]
  // Pictures are taken of a running Locanda and come last.
  expect(cited.filter((path) => !path.includes('docs/pictures/') && !existsSync(path))).toEqual([])
})

test('no document names a path of one machine', () => {
  for (const document of documents) {
    expect(readFileSync(join(root, document), 'utf8')).not.toMatch(/(?:^|[\s`(])\/(?:home|root|work|tmp|Users)\//m)
  }
})
