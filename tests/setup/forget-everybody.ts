import { asOwner } from '#tests/api/given.ts'

/** For a file that does what concerns all hosts: without, it would do it for those of all files before it as well. */
export async function forgetEverybody(): Promise<void> {
  await asOwner().$executeRaw`truncate host cascade`
}
