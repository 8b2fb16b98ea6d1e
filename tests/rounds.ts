/** How often a race or a random case is tried: `usual` in `npm test`, `long` in `npm run test:long` (LOCANDA_LONG=1). */
export const rounds = ({ usual, long }: { usual: number; long: number }) =>
  process.env.LOCANDA_LONG === '1' ? long : usual
