type Environment = Record<string, string | undefined>

const OR_DEMO = 'or DEMO=1 for the demo world'
const needed = `must be set, ${OR_DEMO}`
/** Required by the Act on Consumer Protection in Electronic Commerce, article 10. */
const named = `must be set, since every page names who runs the portal, ${OR_DEMO}`
const paid = `must be set, since invoices name where they are paid, ${OR_DEMO}`

/** Settings that production requires, each with the settings that can replace it, and the reason. */
const required: [name: string, why: string, instead?: string][] = [
  ['DATABASE_URL', needed],
  ['PUBLIC_ORIGIN', needed],
  ['ENCRYPTION_KEYS', needed],
  ['AUDIT_KEYS', needed],
  ['HASH_KEY', needed],
  ['SMTP_URL', `must be set, or MAIL_GATEWAY_URL, ${OR_DEMO}`, 'MAIL_GATEWAY_URL'],
  ['SOLAPI_API_KEY', `must be set, or SMS_GATEWAY_URL, ${OR_DEMO}`, 'SMS_GATEWAY_URL'],
  ['TOSS_SECRET_KEY', `must be set, since subscriptions may be paid by card, ${OR_DEMO}`],
  ['TOSS_CLIENT_KEY', `must be set, since its window takes the cards, ${OR_DEMO}`],
  ['OPERATOR_NAME', named],
  ['OPERATOR_REPRESENTATIVE', named],
  ['OPERATOR_BUSINESS_NO', named],
  ['OPERATOR_ADDRESS', named],
  ['OPERATOR_PHONE', named],
  ['OPERATOR_MAIL', named],
  ['OPERATOR_BANK', paid],
  ['OPERATOR_ACCOUNT_NO', paid],
]

/** The required settings that no other can replace. */
export const requiredNames: readonly string[] = required.map(([name]) => name)

/** A line for each missing setting that production requires. */
export const missingSettings = (given: Environment): string[] =>
  required.flatMap(([name, why, instead]) =>
    given[name] === undefined && (instead === undefined || given[instead] === undefined)
      ? `${name}: ${why}.`
      : [],
  )
