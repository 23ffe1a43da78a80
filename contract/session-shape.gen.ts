// Generated from openapi.yaml by `npm run generate`; not to be edited.
export const sessionShape = {loginYn: "s",passwordCheckYn: "s",mfaType: "s",subscribeYn: "s", "securityAdminYn?":"s",staffYn: "s",accessAdminYn: "s", "accessRoles?":["s"],idleSeconds: "i",expiresInSeconds: "i", "email?":"s", "name?":"s", "phoneNumber?":"s", "subEmail?":"?s", "companyName?":"?s"} as const
