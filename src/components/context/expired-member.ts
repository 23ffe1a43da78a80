let email = ''

/**
 * The mail address of the member whose session expired in this tab, so that the login asks for the password only.
 * Like the drafts of such a member, the address is only in memory, and a logout removes it.
 */
export const expiredMember = {
  get: () => email,
  set(next: string) {
    email = next
  },
}
