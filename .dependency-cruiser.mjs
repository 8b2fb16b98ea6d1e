// Which room may import which (docs/rooms.md), and no circles. Tests and their fixtures may import anything.

/** The innermost of these rooms that a file is in rules. */
const mayImport = {
  web: ['web', 'api/contract'],
  'api/contract': ['api/contract', 'workflows/domain'],
  api: ['api', 'workflows', 'prisma', 'outside'],
  'workflows/domain': ['workflows/domain'],
  'workflows/client': ['workflows', 'prisma', 'outside'],
  workflows: ['workflows', 'activities'],
  activities: ['activities', 'workflows/domain', 'workflows/client', 'prisma', 'outside'],
  outside: ['outside', 'workflows/domain'],
  prisma: ['prisma', 'workflows/domain'],
}
const rooms = Object.keys(mayImport)
const everyRoom = '^(web|api|workflows|activities|outside|prisma|scripts|tests)/'
const inside = (names) => names.map((name) => `^${name}/`)

const of = (room) => ({ path: inside([room]), pathNot: inside(rooms.filter((inner) => inner.startsWith(`${room}/`))) })
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })
const arrows = rooms.map((room) =>
  forbid(`${room} → ${mayImport[room].join(', ')}`, of(room), { path: everyRoom, pathNot: inside(mayImport[room]) }),
)

const PACKAGES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']
const notOnlyTypes = { dependencyTypesNot: ['type-only'] }

export default {
  forbidden: [
    ...arrows,
    forbid('workflows → only types of activities', of('workflows'), { path: '^activities/', ...notOnlyTypes }),
    forbid('workflows are replayed: nothing but Temporal', of('workflows'), {
      dependencyTypes: ['core', ...PACKAGES],
      pathNot: 'node_modules/@temporalio/',
    }),
    forbid('workflows are not their own clients', of('workflows'), { path: '^workflows/client/' }),
    forbid('workflows/domain → nothing', of('workflows/domain'), { dependencyTypes: ['core', ...PACKAGES] }),
    forbid('web runs in the browser', of('web'), { dependencyTypes: ['core'] }),
    forbid('the browser reads the contract too', of('api/contract'), { dependencyTypes: ['core'] }),
    forbid(
      'features do not know each other',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    forbid(
      'what runs needs no devDependencies',
      {
        path: '^(api|workflows|activities|outside|prisma)/|^scripts/(migrate|parts/(migrate|open-schema-engine|database-roles))[.]ts$',
      },
      { dependencyTypes: ['npm-dev'], ...notOnlyTypes },
    ),
    forbid(
      'channels know nobody who uses them',
      { path: '^activities/channels/' },
      { path: '^activities/', pathNot: '^activities/(channels|turns)/' },
    ),
    forbid('taking in does not send', { path: '^activities/ingest/' }, { path: '^activities/sending/' }),
    forbid('sending does not take in', { path: '^activities/sending/' }, { path: '^activities/ingest/' }),
    forbid(
      'what a message has become is written at one place',
      { pathNot: ['^prisma/(messages|demo)/', '^tests/', '[.](test|fixture)[.]tsx?$'] },
      { path: '^prisma/messages/message-rows[.]ts$' },
    ),
    forbid('fixtures are for tests', {}, { path: '[.]fixture[.]tsx?$' }),
    forbid(
      'what runs beside npm ci needs no package',
      { path: '^scripts/obtain[.]ts$' },
      {
        reachable: true,
        path: 'node_modules/',
      },
    ),
    forbid('no circle between files', {}, { circular: true }),
    { ...forbid('no circle between folders', {}, { circular: true }), scope: 'folder' },
    forbid('every import is found', {}, { couldNotResolve: true }),
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could ask.
    parser: 'swc',
    moduleSystems: ['es6'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
    doNotFollow: { path: ['node_modules', '^tests/', '[.](test|fixture)[.]tsx?$', '^prisma/generated/'] },
  },
}
