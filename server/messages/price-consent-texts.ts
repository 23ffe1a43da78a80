import { addDays, formatDate } from '#domain/dates.ts'
import { withParticle } from '#domain/korean/particles.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { NoticeContent } from './notices.ts'

/** The facts about a price increase that its notices contain. */
export type AboutRise = {
  subscriptionNo: string
  serviceName: string
  planName: string
  paymentMethodName: string
  currency: Currency
  amountBefore: number
  amountAfter: number
  risesOn: string
}

const nameOfSubscription = ({ serviceName, planName, subscriptionNo }: AboutRise) =>
  `${serviceName} ${planName} 구독(${subscriptionNo})`
const prices = ({ amountBefore, amountAfter, currency }: AboutRise) =>
  `${formatMoney(amountBefore, currency)}에서 ${withParticle(formatMoney(amountAfter, currency), '으로/로')}`
const lastDay = ({ risesOn }: AboutRise) => formatDate(addDays(risesOn, -1))
const effect = (one: AboutRise) =>
  `${lastDay(one)}까지 구독 화면에서 동의하거나 동의하지 않을 수 있고, 그때까지 답을 바꿀 수 있습니다. 동의하지 않거나 답하지 않으면 지금 금액으로 ${lastDay(one)}까지 이용한 뒤 구독이 끝나고, 새 금액은 청구하지 않습니다. 따로 내실 위약금은 없습니다.`

const riseValues = (one: AboutRise) => ({
  구독: nameOfSubscription(one),
  금액: formatMoney(one.amountBefore, one.currency),
  새금액: formatMoney(one.amountAfter, one.currency),
  적용일: formatDate(one.risesOn),
})

/**
 * The notices of a raised price, with the facts that the Act on Consumer Protection in Electronic Commerce, article
 * 13(6), requires: the day, the price before and after, the payment method, and how to refuse and the consequences.
 */
export const priceConsentTexts = {
  asked: (one: AboutRise): NoticeContent => ({
    phone: { kind: 'PRICE_ASKED', values: riseValues(one) },
    subject: '구독 금액 인상에 동의해 주세요',
    text: `${formatDate(one.risesOn)}부터 ${nameOfSubscription(one)}의 정기 결제 금액이 ${prices(one)} 오릅니다(부가세 포함). 결제 수단은 ${one.paymentMethodName}입니다. ${effect(one)}`,
  }),
  reminded: (one: AboutRise): NoticeContent => ({
    phone: { kind: 'PRICE_REMINDED', values: riseValues(one) },
    subject: '구독 금액 인상에 아직 답하지 않았습니다',
    text: `${formatDate(one.risesOn)}부터 ${nameOfSubscription(one)}의 정기 결제 금액이 ${prices(one)} 오릅니다(부가세 포함). 결제 수단은 ${one.paymentMethodName}입니다. ${effect(one)}`,
  }),
  agreed: (one: AboutRise): NoticeContent => ({
    subject: '구독 금액 인상에 동의했습니다',
    text: `${nameOfSubscription(one)}의 정기 결제 금액이 ${formatDate(one.risesOn)}부터 ${prices(one)} 바뀝니다(부가세 포함). ${lastDay(one)}까지 답을 바꿀 수 있습니다.`,
  }),
  refused: (one: AboutRise): NoticeContent => ({
    subject: '구독 금액 인상에 동의하지 않았습니다',
    text: `${nameOfSubscription(one)}은 지금 금액으로 ${lastDay(one)}까지 이용한 뒤 끝납니다. 그날까지 답을 바꿀 수 있습니다.`,
  }),
  withdrawn: (one: AboutRise): NoticeContent => ({
    subject: '구독 금액 인상을 취소했습니다',
    text: `${formatDate(one.risesOn)}부터 ${nameOfSubscription(one)}의 금액을 올리려던 안내를 취소했습니다. 금액은 ${formatMoney(one.amountBefore, one.currency)} 그대로이고, 하실 일은 없습니다.`,
  }),
  ended: (one: AboutRise): NoticeContent => ({
    subject: '금액 인상에 동의하지 않아 구독이 끝났습니다',
    text: `${nameOfSubscription(one)} 이용이 ${lastDay(one)}에 끝났습니다. 새 금액은 청구하지 않습니다. 계속 이용하려면 구독을 새로 신청해 주세요.`,
  }),
}
