import { dbCommand, type Fault, typesCommand, unitCommand } from './fault.ts'

/** Faults of the contract, the generated files, the pacts and the client. */
export const contractFaults: Fault[] = [
  {
    name: 'a field renamed in the contract',
    file: 'contract/openapi/subscription.yaml',
    from: 'planName: {',
    to: 'planTitle: {',
    seenBy: 'tsx scripts/generate.ts --check',
  },
  {
    name: 'a field renamed in the contract and generated again',
    file: 'contract/openapi/subscription.yaml',
    from: /planName/g,
    to: 'planTitle',
    seenBy: `tsx scripts/generate.ts; ${typesCommand}`,
  },
  {
    name: 'an operation in the file of another tag',
    file: 'contract/openapi/mfa.yaml',
    from: 'tags: [mfa]',
    to: 'tags: [session]',
    seenBy: unitCommand('tests/contract/operations-stand-with-their-tag.test.ts'),
  },
  {
    name: 'a field renamed in a server answer',
    file: 'server/domains/subscription/subscription.rules.ts',
    from: 'corporateName: companyInfo.companyName',
    to: 'corporateTitle: companyInfo.companyName',
    seenBy: typesCommand,
  },
  {
    name: 'a field renamed in a server answer behind the types',
    file: 'server/domains/subscription/subscription.rules.ts',
    from: 'corporateName: companyInfo.companyName,',
    to: '...({ corporateTitle: companyInfo.companyName } as unknown as { corporateName: string }),',
    seenBy: dbCommand('server/pact'),
  },
  {
    name: 'an operation without a pact',
    file: 'pacts/web-app-reference-server.json',
    from: /"logOut /g,
    to: '"getUserInfo ',
    seenBy: unitCommand('tests/contract/every-operation-has-a-pact.test.ts'),
  },
  {
    name: 'a request of the admin area with the request id of a member',
    file: 'src/api/request-id.ts',
    from: "isAdmin ? 'M' : 'U'",
    to: "isAdmin ? 'U' : 'U'",
    seenBy: unitCommand('src/api/request-id.test.ts'),
  },
  {
    name: 'a redirect that is treated as a failure',
    file: 'src/api/envelope.ts',
    from: '(code === SUCCESS || (code >= 300 && code <= 399))',
    to: 'code === SUCCESS',
    seenBy: unitCommand('src/api/envelope.test.ts'),
  },
  {
    name: 'an expired session whose other code is not recognised',
    file: 'src/api/envelope.ts',
    from: 'new Set([401, 1002])',
    to: 'new Set([401])',
    seenBy: unitCommand('src/api/envelope.test.ts'),
  },
  {
    name: 'a file that is sent as text',
    file: 'src/api/body.ts',
    from: 'item instanceof Blob || typeof item',
    to: 'typeof item',
    seenBy: unitCommand('src/api/body.test.ts'),
  },
  {
    name: 'a personal field of a list that is not encoded',
    file: 'domain/personal-fields.ts',
    from: '...arrays.map((): Step =>',
    to: '...arrays.slice(1).map((): Step =>',
    seenBy: unitCommand('domain/personal-fields.test.ts'),
  },
]
