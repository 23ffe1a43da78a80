/** Returns the purpose for which the token of an app's SCIM endpoint is sealed. */
export const scimTokenPurpose = (appId: string): string => `SCIM token of ${appId}`
