import type { Schema } from '#contract/operation.ts'
import type { Brand } from '#server/brand/brand.ts'

/**
 * The kind of a message to a mobile number. There is no kind for codes and secrets, which go by text message at once
 * and are never queued.
 */
export type PhoneKind = Schema<'PhoneMessageKind'>

/** The state of a template at the service, which decides whether messages use the template. */
export type TemplateState = Schema<'ConnectionTemplate'>['templateState']

/**
 * The texts, as the operator registers them for 알림톡, with the variables of KakaoTalk. The same text is sent as text
 * message if a template is missing or its message did not arrive. At most 1,000 characters with the values.
 */
export const phoneTemplates = {
  BILL_ISSUED: '[#{포털}] 청구서가 발행되었습니다.\n\n#{청구} #{금액}\n납부: #{납부}\n\n청구서 보기: #{주소}',
  BILL_FAILED:
    '[#{포털}] 청구서 결제에 실패했습니다.\n\n#{청구} #{금액}\n다음 결제: #{다음}\n\n결제 수단을 확인해 주세요.\n청구서 보기: #{주소}',
  BILL_REMINDER:
    '[#{포털}] 청구서의 납부 기한이 다가옵니다.\n\n#{청구} #{금액}\n납부 기한: #{기한}\n\n이미 납부하셨다면 이 안내를 지나쳐 주세요.\n청구서 보기: #{주소}',
  BILL_LATE:
    '[#{포털}] 청구서의 납부 기한이 지났습니다.\n\n#{청구} #{금액}\n납부 기한: #{기한}\n\n이미 납부하셨다면 이 안내를 지나쳐 주세요.\n청구서 보기: #{주소}',
  BILL_PAST_DUE:
    '[#{포털}] 구독이 미납 상태가 되었습니다.\n\n#{청구}\n\n연체된 청구서를 모두 납부하면 다시 이용 중이 됩니다.\n청구서 보기: #{주소}',
  BILL_ENDING:
    '[#{포털}] 납부하지 않으면 구독이 해지됩니다.\n\n#{청구}\n연체 금액: #{금액}\n납부 기한: #{기한}\n해지일: #{해지일}\n\n기한까지 모두 납부하면 계속 이용합니다.\n청구서 보기: #{주소}',
  BILL_ENDED:
    '[#{포털}] 미납으로 구독이 해지되었습니다.\n\n#{청구}\n마지막 이용일: #{마지막날}\n남은 금액: #{금액}\n\n구독 보기: #{주소}',
  PRICE_ASKED:
    '[#{포털}] 구독 금액 인상에 동의해 주세요.\n\n#{구독}\n지금 금액: #{금액}\n새 금액: #{새금액}(부가세 포함)\n적용일: #{적용일}\n\n전날까지 답하지 않으면 구독이 끝납니다.\n답하기: #{주소}',
  PRICE_REMINDED:
    '[#{포털}] 구독 금액 인상에 아직 답하지 않았습니다.\n\n#{구독}\n지금 금액: #{금액}\n새 금액: #{새금액}(부가세 포함)\n적용일: #{적용일}\n\n전날까지 답하지 않으면 구독이 끝납니다.\n답하기: #{주소}',
  REQUEST_APPROVED: '[#{포털}] 신청이 승인되었습니다.\n\n#{신청}\n\n신청 내역: #{주소}',
  REQUEST_REJECTED:
    '[#{포털}] 신청이 반려되었습니다.\n\n#{신청}\n\n사유는 신청 내역에서 확인해 주세요.\n신청 내역: #{주소}',
} as const satisfies Record<PhoneKind, string>

export const phoneKinds = Object.keys(phoneTemplates) as PhoneKind[]

type VariablesOf<Text extends string> = Text extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | VariablesOf<Rest>
  : never
/** The variables that the queue fills in. */
type OwnVariable = '포털' | '주소'
/** A message: its kind with a value for each variable of its template. */
export type PhoneContent = {
  [Kind in PhoneKind]: {
    kind: Kind
    values: Record<Exclude<VariablesOf<(typeof phoneTemplates)[Kind]>, OwnVariable>, string>
  }
}[PhoneKind]
/** A message whose variables all have a value. */
export type FilledContent = { kind: PhoneKind; values: Record<string, string> }

const variablePattern = /#\{([^{}]+)\}/gu

/** Returns the names of the variables of a template, in alphabetical order. */
export const variablesIn = (template: string): string[] =>
  [...new Set([...template.matchAll(variablePattern)].map(([, name]) => name!))].toSorted()

/** Adds the portal's name and the address of the details page to the values of a message. */
export const filledContent = (
  { kind, values }: PhoneContent,
  { brandName }: Pick<Brand, 'brandName'>,
  address: string,
): FilledContent => ({ kind, values: { ...values, 포털: brandName, 주소: address } })

/** Returns the text of a message. Throws for a variable without a value. */
export const phoneText = ({ kind, values }: FilledContent): string =>
  phoneTemplates[kind].replaceAll(variablePattern, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A message of the kind ${kind} has no value for ${name}.`)
    return value
  })
