import type { Browser } from '@playwright/test'
import type { Api, Schema } from '#contract/operation.ts'
import { appMember, smsMember } from './accounts.ts'
import { apiOf } from './calls.ts'
import type { Portal } from './portal.ts'
import { signIn } from './sign-in.ts'

type Role = Schema<'GivenRoles'>[number]

/** The actions of the owner of the first demo company, in a separate browser. */
type Owner = {
  name: string
  /**
   * Allows all members of the company to manage its subscriptions, or only its owners and billing managers.
   */
  letEverybody: (may: boolean) => Promise<void>
  /** Gives the member with an authenticator app these roles, and no others. */
  giveRoles: (...roles: Role[]) => Promise<void>
}

export async function ownerOf(portal: Portal, browser: Browser): Promise<Owner> {
  const context = await browser.newContext({ baseURL: portal.origin })
  await signIn(context, smsMember, { portal, origin: portal.origin })
  const api: Api = apiOf(context.request, portal.origin)
  const { name } = await api.getUserInfo({})
  const person = async () => {
    const { list } = await api.listCompanyPeople({ limit: 100 })
    return list.find(({ email }) => email === appMember.email)!
  }
  return {
    name,
    letEverybody: async (may) => void (await api.updateCompanyPolicy({ everybodyYn: may ? 'Y' : 'N' })),
    async giveRoles(...roles) {
      const { memberId, roles: seenRoles } = await person()
      await api.updateCompanyRoles({ memberId, roles, seenRoles })
    },
  }
}
