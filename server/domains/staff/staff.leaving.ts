import { isLastOperator } from '#server/security/last-operator.ts'
import { staffStore } from './staff.store.ts'

/** The functions of the staff domain for a member who leaves the portal. */
export const staffOfLeaver = {
  /**
   * Whether a member is the only one with the role to operate; such a member cannot leave. Within a transaction,
   * `hold` locks the staff, so that no role changes before the transaction ends.
   */
  async isLast(db: Parameters<typeof staffStore>[0], memberId: string, hold = false): Promise<boolean> {
    const store = staffStore(db)
    if (hold) await store.lockStaff()
    return isLastOperator(memberId, await store.rolesOfAll())
  },
}
