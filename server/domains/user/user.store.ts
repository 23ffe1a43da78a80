import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { companies, members } from '#server/db/schema.ts'

export const userStore = (db: Db) => ({
  /** A member's own data with the name of the company, where there is one. */
  async profile(memberId: string) {
    const { email, name, phoneNumber, subEmail } = members
    const [row] = await db
      .select({ email, name, phoneNumber, subEmail, companyName: companies.name })
      .from(members)
      .leftJoin(companies, eq(companies.id, members.companyId))
      .where(eq(members.id, memberId))
    if (!row) throw new Error('A session points at a member who does not exist.')
    return row
  },
})
