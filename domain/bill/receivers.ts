/** The maximum number of additional mail addresses of a bill. */
export const MAX_RECEIVERS = 5
