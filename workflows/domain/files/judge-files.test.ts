import { expect, test } from 'vitest'
import { isProgram } from './is-program.ts'
import { judgeFiles } from './judge-files.ts'
import { transportOf } from './outgoing-limits.ts'

const MB = 1024 * 1024
const file = (megabytes: number, mediaType = 'image/jpeg') => ({ mediaType, bytes: megabytes * MB })
const many = (count: number, megabytes: number, mediaType?: string) =>
  Array.from({ length: count }, () => file(megabytes, mediaType))

test.each([
  ['mail', many(20, 0.5), null],
  ['mail', [file(16)], null],
  ['mail', [file(16.1)], { code: 'file_too_large', params: { most: 16 } }],
  ['mail', many(2, 9), { code: 'files_too_large', params: { most: 17 } }],
  ['mail', many(200, 0.01), { code: 'too_many_files', params: { most: 20 } }],
  ['mail', [file(1), file(0)], { code: 'file_empty' }],
  ['relay', [file(10.1)], { code: 'file_too_large', params: { most: 10 } }],
  ['whatsapp', [file(5)], null],
  ['whatsapp', [file(5.1)], { code: 'file_too_large', params: { most: 5 } }],
  ['whatsapp', [file(15, 'application/pdf')], null],
  ['whatsapp', [file(17, 'video/mp4')], { code: 'file_too_large', params: { most: 16 } }],
  ['whatsapp', [file(1, 'image/heic')], { code: 'file_not_for_whatsapp' }],
  ['whatsapp', [file(1, 'application/zip')], { code: 'file_not_for_whatsapp' }],
  ['whatsapp', many(11, 1), { code: 'too_many_files', params: { most: 10 } }],
] as const)('by %s %j: %j', (transport, files, refusal) => {
  expect(judgeFiles(transport, files)).toEqual(refusal)
})

test('the transport is that of the source, and of the platform that stands between', () => {
  expect(transportOf({ sourceType: 'whatsapp', channel: 'whatsapp' })).toBe('whatsapp')
  expect(transportOf({ sourceType: 'email', channel: 'booking' })).toBe('relay')
  expect(transportOf({ sourceType: 'gmail', channel: 'gmail' })).toBe('mail')
})

test.each([
  ['photo.jpg', 'MZ\x90\x00', true],
  ['photo', '\x7fELF\x02', true],
  ['notes.txt', '#!/bin/sh', true],
  ['setup.EXE', 'anything', true],
  ['page.js', 'alert(1)', true],
  ['house.jpg', '\xff\xd8\xff\xe0', false],
  ['drawing.svg', '<svg onload="alert(1)">', false],
  ['comics.txt', 'Mz is no beginning of a program', false],
])('%s that begins with %j runs: %s', (name, beginning, runs) => {
  expect(isProgram(name, Buffer.from(beginning, 'latin1'))).toBe(runs)
})
