import { expect, test } from 'vitest'
import { attachmentName } from './attachment-name.ts'

test.each([
  ['foto.jpg', `filename="foto.jpg"; filename*=UTF-8''foto.jpg`],
  ['il "mare" (1).jpg', `filename="il _mare_ (1).jpg"; filename*=UTF-8''il%20%22mare%22%20%281%29.jpg`],
  ["l'arrivo è qui.pdf", `filename="l'arrivo _ qui.pdf"; filename*=UTF-8''l%27arrivo%20%C3%A8%20qui.pdf`],
  ['100%.txt', `filename="100_.txt"; filename*=UTF-8''100%25.txt`],
])('the name %j is %s', (name, header) => {
  expect(attachmentName(name)).toBe(header)
})
