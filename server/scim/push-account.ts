import {
  accountDrift,
  newAccount,
  type ScimPerson,
  type ScimSettings,
  type ScimUser,
  shortNames,
  userNameOf,
  type WantedAccount,
  wantedAccount,
} from '#domain/app/scim-account.ts'
import { type ScimClient, ScimFault } from './scim-client.ts'

export type Account = { subject: string; remoteId: string | null }

/**
 * Finds and writes the accounts of people at an endpoint. Each call returns the account as the endpoint has stored
 * it.
 */
export function accountsAt(client: ScimClient, settings: ScimSettings) {
  const sendsId = settings.attributes.includes('EXTERNAL_ID')

  const nameOf = (person: ScimPerson | undefined) => person && userNameOf(person, settings).toLowerCase()

  /** Whether a written account still belongs to a person; an account that now has another `externalId` does not. */
  const isOwn = ({ externalId }: ScimUser, subject: string): boolean =>
    !sendsId || externalId === undefined || externalId === subject

  /**
   * Finds the account of a person by `externalId`, then by the name of the account: an account from before the app
   * was connected is adopted.
   */
  async function findAccount(subject: string, person: ScimPerson | undefined): Promise<ScimUser | undefined> {
    const byId = sendsId ? await client.find('Users', 'externalId', subject) : []
    const [own] = byId
      .filter(({ externalId }) => externalId === subject)
      .toSorted((one, other) => one.id.localeCompare(other.id))
    if (own || !person) return own
    const name = userNameOf(person, settings)
    const byName = await client.find('Users', 'userName', name)
    // If the account is to be closed, an account with this name and another `externalId` is not used, since it
    // belongs to the person in another company.
    return byName.find(
      (each) =>
        each.userName?.toLowerCase() === name.toLowerCase() &&
        (person.levelIds.length > 0 || each.externalId === undefined || each.externalId === subject),
    )
  }

  async function locate({ subject, remoteId }: Account, person: ScimPerson | undefined) {
    const remoteAccount = remoteId === null ? undefined : await client.get('Users', remoteId)
    return remoteAccount && remoteAccount.id === remoteId && isOwn(remoteAccount, subject)
      ? remoteAccount
      : findAccount(subject, person)
  }

  async function createAccount(
    subject: string,
    person: ScimPerson,
    wanted: WantedAccount,
  ): Promise<ScimUser> {
    const id = await client.create('Users', newAccount(wanted))
    const createdUser = id === undefined ? undefined : await client.get('Users', id)
    if (createdUser && createdUser.id === id && createdUser.userName?.toLowerCase() === nameOf(person))
      return createdUser
    const found = await findAccount(subject, person)
    if (!found) throw new ScimFault('PARTIAL', { differing: ['id'] })
    return found
  }

  async function changeAccount(found: ScimUser, wanted: WantedAccount): Promise<ScimUser> {
    const drift = accountDrift(wanted, found)
    if (drift.length === 0) return found
    const operations = drift.map((path) => ({ op: 'replace', path, value: wanted[path] }) as const)
    await client.patch('Users', found.id, operations)
    const storedAccount = await client.get('Users', found.id)
    const remainingDrift = storedAccount ? accountDrift(wanted, storedAccount) : ['id']
    if (!storedAccount || remainingDrift.length > 0)
      throw new ScimFault('PARTIAL', { differing: shortNames(remainingDrift) })
    return storedAccount
  }

  return {
    /**
     * Makes a person's account at the endpoint match the wanted account, and returns its id; null if no account
     * exists and none is wanted.
     */
    async write(account: Account, person: ScimPerson | undefined): Promise<string | null> {
      const wantedValues = wantedAccount(person, settings)
      const found = await locate(account, person)
      if (!found && (!person || wantedValues.active === false)) return null
      const present = found ?? (await createAccount(account.subject, person!, wantedValues))
      return (await changeAccount(present, wantedValues)).id
    },
  }
}
