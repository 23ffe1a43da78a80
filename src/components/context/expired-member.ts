let email = ''

/**
 * The mail address of the member whose session expired in this tab, so that the login asks for the password only. It is in memory
 * alone, like the drafts of such a member, and a logout removes it.
 */
export const expiredMember = {
  get: () => email,
  set(next: string) {
    email = next
  },
}
