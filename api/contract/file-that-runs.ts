import { mayRun, PROGRAM_TYPE } from '#workflows/domain/files/program-name.ts'

/** Whether what opens a file on a computer may run something in it: by its bytes, or by its name. */
export const isFileThatRuns = ({ name, mediaType }: { name: string; mediaType: string }): boolean =>
  mediaType === PROGRAM_TYPE || mayRun(name)
