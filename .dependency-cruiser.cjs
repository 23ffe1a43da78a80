const area = (path) => `^${path}/`
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
})

/** Who may import whom: docs/architecture.md. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    // The packages of tools/docs are installed when its documents are made.
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { pathNot: '^tools/docs/' },
      to: { couldNotResolve: true },
    },
    never(
      'contract-knows-nobody',
      area('contract'),
      '^(contract-kit|domain|src|server|worlds|tests|scripts|tools)/',
    ),
    never('domain-is-pure', area('domain'), '^(contract-kit|src|server|worlds|tests|scripts|tools)/'),
    {
      name: 'domain-takes-only-types-of-the-contract',
      severity: 'error',
      from: { path: area('domain'), pathNot: '\\.test\\.ts$' },
      to: { path: area('contract'), dependencyTypesNot: ['type-only'] },
    },
    never(
      'holidays-stay-on-the-server',
      '^(src/|domain/(?!counsel/(?:calendar|statutory-holidays)\\.ts))(?!.*\\.test\\.ts$)',
      '^domain/counsel/(?:calendar|statutory-holidays)\\.ts$|node_modules/@hyunbinseo/',
      'The list of holidays is not for browsers.',
    ),
    never(
      'sentences-of-problems-stay-on-the-server',
      '^src/(?!.*(?:\\.test\\.tsx?$|/testing/|api/pact/))',
      '^contract/problem(?:-named|s\\.gen)\\.ts$',
      'An answer brings its sentence; the catalogue would come with every chunk.',
    ),
    never(
      'the-kit-is-of-the-contract-alone',
      '^contract-kit/(?!build\\.ts$|.*\\.test\\.ts$)',
      '^(src|server|worlds|tests|scripts|tools)/|node_modules/(?!ajv|xstate/)',
      'It is packed for backend teams, and runs without the rest.',
    ),
    never('src-and-server-never-meet', area('src'), '^(contract-kit|server|worlds)/'),
    never('server-and-src-never-meet', area('server'), area('src')),
    never('what-builds-and-tests-knows-no-tool', '^(scripts|tests)/', '^tools/'),
    {
      name: 'the-server-verifies-itself-in-tests-alone',
      severity: 'error',
      from: { path: '^(server|worlds)/', pathNot: '\\.test\\.ts$|^server/pact/' },
      to: { path: '^contract-kit/' },
    },
    never('product-knows-no-tests', '^(contract|domain|src|server|worlds)/', '^(tests|scripts|tools)/'),
    {
      name: 'product-knows-no-testing-folder',
      severity: 'error',
      from: { path: '^(contract|domain|src|server|worlds)/', pathNot: '\\.test\\.tsx?$|/(testing|pact)/' },
      to: { path: '^(contract|domain|src|server)/.*testing/' },
    },
    {
      name: 'product-knows-no-worlds-but-in-its-demo',
      comment: 'Decision 105: worlds/ builds situations for tests and for the demo world, which ships.',
      severity: 'error',
      from: { path: area('server'), pathNot: '\\.test\\.ts$|^server/(testing|pact|db/demo)/' },
      to: { path: area('worlds') },
    },
    never(
      'worlds-know-tables-and-rules',
      area('worlds'),
      '^src/|^server/(?!db/(?!demo/)|security/|payments/simulator)|node_modules/(vitest|@playwright)/',
      'What the demo world takes from them ships with the server.',
    ),
    {
      name: 'only-the-app-knows-the-api',
      comment: 'A route finds the api in the router context, a machine in its actors.',
      severity: 'error',
      from: { path: area('src'), pathNot: '^src/(api|app)/' },
      to: { path: area('src/api') },
    },
    never(
      'api-knows-no-screen',
      '^src/api/',
      '^src/(?!(api|browser)/)|node_modules/(react|react-dom|@tanstack|@chakra-ui|i18next|react-i18next|xstate)/',
    ),
    never('nobody-imports-the-app', '^src/(?!app/)', '^src/app/'),
    never(
      'machines-know-no-screen',
      area('src/machines'),
      '^src/(?!machines/)|node_modules/(react|react-dom|@tanstack|@chakra-ui|i18next|react-i18next|openapi-fetch)/',
    ),
    {
      name: 'machines-know-no-other-flow',
      severity: 'error',
      from: { path: '^src/machines/([^/]+)/' },
      to: { path: '^src/machines/[^/]+/', pathNot: '^src/machines/($1|testing)/' },
    },
    never('ui-knows-no-noun', area('src/ui'), '^(contract|domain|src/(?!(ui|browser)/))'),
    never(
      'ui-knows-only-chakra-and-react',
      area('src/ui'),
      'node_modules/(@tanstack|xstate|@xstate|i18next|react-i18next|openapi-fetch|valibot)/',
    ),
    never(
      'the-wrappers-of-the-browser-import-nothing',
      area('src/browser'),
      '^(contract|domain|src/(?!browser/))',
    ),
    never(
      'screens-know-no-route',
      '^src/(features|forms|lists|components)/(?!.*\\.test\\.tsx?$)',
      area('src/routes'),
    ),
    {
      name: 'features-meet-at-their-surface',
      comment: "The files of a feature's folder are for others; those of its subfolders are its own.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/[^/]+/', pathNot: '^src/features/$1/' },
    },
    never('shared-shapes-know-no-feature', '^src/(forms|lists)/(?!.*\\.test\\.tsx?$)', area('src/features')),
    never('only-the-frame-knows-features', '^src/components/(?!layout/|shell/)', area('src/features')),
    never('the-frame-meets-features-at-their-surface', area('src/components'), '^src/features/[^/]+/[^/]+/'),
    never('i18n-knows-no-screen', '^src/i18n/(?!.*\\.test\\.ts$)', '^src/(?!i18n/)'),
    {
      name: 'server-domains-never-meet',
      severity: 'error',
      from: { path: '^server/domains/([^/]+)/' },
      to: { path: '^server/domains/[^/]+/', pathNot: '^server/domains/$1/' },
    },
    never(
      'operations-leave-queries-to-stores',
      '^server/domains/.*\\.operations\\.ts$',
      '^server/db/schema|node_modules/drizzle-orm/',
    ),
    {
      name: 'tables-come-from-the-file-of-their-domain',
      comment: 'server/db/schema.ts collects all tables, for what is about every one of them.',
      severity: 'error',
      from: {
        pathNot:
          '^server/db/(client|schema\\.test|migrate\\.db\\.test|demo/seed-demo-world(\\.db\\.test)?)\\.ts$|^server/domains/withdrawal/table-retention|^server/keys/reseal\\.db\\.test',
      },
      to: { path: '^server/db/schema\\.ts$' },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^(contract|domain|src|server|worlds)/', pathNot: '\\.test\\.tsx?$|/(testing|pact)/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(@types|vite)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
