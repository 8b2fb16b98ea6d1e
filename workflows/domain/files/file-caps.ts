/** What is kept of one message; beyond it files are named, and lie in the mailbox. */
export const FILE_CAPS = { fileBytes: 10 * 1024 * 1024, allBytes: 25 * 1024 * 1024, files: 20, named: 100 }
