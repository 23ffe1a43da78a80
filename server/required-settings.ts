type Environment = Record<string, string | undefined>

const OR_DEMO = 'or DEMO=1 for the demo world'
const requiredReason = `must be set, ${OR_DEMO}`
/** Required by the Act on Consumer Protection in Electronic Commerce, article 10. */
const legalNameReason = `must be set, since every page names who runs the portal, ${OR_DEMO}`
const payeeReason = `must be set, since invoices name where they are paid, ${OR_DEMO}`

/** Settings that production requires, each with the settings that can replace it, and the reason. */
const requiredSettings: [name: string, why: string, instead?: string][] = [
  ['DATABASE_URL', requiredReason],
  ['PUBLIC_ORIGIN', requiredReason],
  ['ENCRYPTION_KEYS', requiredReason],
  ['AUDIT_KEYS', requiredReason],
  ['HASH_KEY', requiredReason],
  ['SMTP_URL', `must be set, or MAIL_GATEWAY_URL, ${OR_DEMO}`, 'MAIL_GATEWAY_URL'],
  ['SOLAPI_API_KEY', `must be set, or SMS_GATEWAY_URL, ${OR_DEMO}`, 'SMS_GATEWAY_URL'],
  ['TOSS_SECRET_KEY', `must be set, since subscriptions may be paid by card, ${OR_DEMO}`],
  ['TOSS_CLIENT_KEY', `must be set, since its window takes the cards, ${OR_DEMO}`],
  ['OPERATOR_NAME', legalNameReason],
  ['OPERATOR_REPRESENTATIVE', legalNameReason],
  ['OPERATOR_BUSINESS_NO', legalNameReason],
  ['OPERATOR_ADDRESS', legalNameReason],
  ['OPERATOR_PHONE', legalNameReason],
  ['OPERATOR_MAIL', legalNameReason],
  ['OPERATOR_BANK', payeeReason],
  ['OPERATOR_ACCOUNT_NO', payeeReason],
]

/** The settings that production requires and that no other setting can replace. */
export const requiredNames: readonly string[] = requiredSettings.map(([name]) => name)

/** Returns a line for each missing setting that production requires. */
export const missingSettings = (given: Environment): string[] =>
  requiredSettings.flatMap(([name, why, instead]) =>
    given[name] === undefined && (instead === undefined || given[instead] === undefined)
      ? `${name}: ${why}.`
      : [],
  )
