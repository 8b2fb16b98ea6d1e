import { defineConfig } from 'vitest/config'
import { FILES_THAT_RUN_ALONE } from './tests/setup/files-that-run-alone.ts'

const rooms = '{api,workflows,activities,prisma,outside,web,scripts}/**'
const kinds = ['db', 'workflow', 'e2e']
const ofKind = (kind: string) => [`${rooms}/*.${kind}.test.ts`, `tests/**/*.${kind}.test.ts`]
const SCREENS = 'web/**/*.web.test.tsx'
const elsewhere = ['**/node_modules/**', 'var/**', 'dist/**']

/** Guards against a test that hangs, and no statement of how fast anything is: beside everything else that runs, all is slow. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

/** Node runs TypeScript itself, as it does for the product: to compile every module once more for Vite was a tenth of what a small file cost. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** Room for what a test makes and throws away: to collect it piece by piece was a tenth of the work. */
const ROOM = ['--max-semi-space-size=64']

// A kind of test is the ending of its file; tests/setup/README.md says what each is given.
export default defineConfig({
  test: {
    restoreMocks: true,
    // The end of a run says what failed by its message alone: a list is to be read in it.
    chaiConfig: { truncateThreshold: 600 },
    unstubEnvs: true,
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'pure',
          ...patience,
          ...native,
          include: [`${rooms}/*.test.{ts,tsx}`, 'tests/**/*.test.ts'],
          exclude: [...elsewhere, ...kinds.map((kind) => `**/*.${kind}.test.ts`), SCREENS],
          isolate: false,
          execArgv: ROOM,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'web',
          ...patience,
          include: [SCREENS],
          environment: 'happy-dom',
          // Each test shows its own part and takes it down: to load React once a file would be most of the work.
          isolate: false,
          setupFiles: 'tests/web/setup.ts',
          execArgv: ROOM,
          unstubGlobals: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'workflow',
          ...patience,
          ...native,
          include: ofKind('workflow'),
          exclude: elsewhere,
          globalSetup: 'tests/setup/workflow-setup.ts',
          isolate: false,
          // Time is skipped for the whole server: one file after the other.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'db',
          ...patience,
          ...native,
          include: ofKind('db'),
          exclude: [...elsewhere, ...FILES_THAT_RUN_ALONE],
          globalSetup: 'tests/setup/db-setup.ts',
          setupFiles: 'tests/setup/refuse-warnings.ts',
          // What tests share they share in PostgreSQL: to load the whole house once a file would be half of the work.
          isolate: false,
          execArgv: ROOM,
          // The debug settings are one row for all hosts: files that switch them must not meet.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'db-alone',
          ...patience,
          ...native,
          include: FILES_THAT_RUN_ALONE,
          exclude: elsewhere,
          globalSetup: 'tests/setup/db-setup.ts',
          setupFiles: 'tests/setup/refuse-warnings.ts',
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'e2e',
          ...patience,
          ...native,
          include: ['tests/**/*.e2e.test.ts'],
          exclude: elsewhere,
          globalSetup: 'tests/setup/e2e-setup.ts',
          // One browser for all of them, and who has signed in stays so.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
