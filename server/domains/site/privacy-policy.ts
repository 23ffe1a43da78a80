import type { Schema } from '#contract/operation.ts'
import { periodInWords, retainedTypes, retention, retentionLines } from '#domain/account/retention.ts'
import type { Operator, Processor } from '#server/operator.ts'

/**
 * 개인정보 처리방침 (Personal Information Protection Act, article 30): the processing of personal data by this server, in the
 * order of that article. A change of the stored data, or of its retention, requires a change of this text, with a new
 * version and date if the former version was released.
 */
export function privacyPolicy(operator: Operator, processors: readonly Processor[]): Schema<'PrivacyPolicy'> {
  return {
    title: '개인정보 처리방침',
    version: '1.1',
    effectiveDate: '2026-11-30',
    body: bodyOf(operator, processors),
  }
}

const bodyOf = (
  { operatorName, privacyOfficer, supportPhone, supportMail }: Operator,
  processors: readonly Processor[],
) => `${operatorName}(이하 "회사")는 개인정보를 소중히 다루며, 개인정보 보호법 제30조에 따라 다음과 같이 처리방침을 공개합니다.

## 1. 처리하는 목적과 항목

- **회원 가입과 로그인**: 이름, 휴대폰 번호, 이메일 주소, 비밀번호, 인증 수단. 사업자 회원은 회사 이름, 사업자등록번호, 부서도 적고, 대표자 이름과 개업일자는 원하면 적습니다.
- **구독의 신청, 결제와 해지**: 구독자와 관리자의 이름, 연락처, 주소, 사업자등록번호, 결제 수단, 세금 계산서를 받는 이메일 주소
- **체험, 문의와 상담**: 이름, 연락처, 적은 내용과 첨부한 파일. 한 사람이 같은 서비스를 한 번만 체험했는지도 휴대폰 번호로 확인합니다.
- **접근 권한의 신청과 결정**: 신청한 사람과 결정한 사람의 이름, 소속, 적은 사유
- **계정의 보호**: 로그인한 시각, 접속한 IP 주소의 일부, 브라우저와 운영 체제의 이름, 다른 사람의 정보를 본 기록

비밀번호와 복구 코드는 되돌릴 수 없게 바꾸어 보관합니다. 주민등록번호는 받지 않습니다.

## 2. 보관하는 기간

개인정보는 탈퇴할 때까지 보관하고, 탈퇴하면 바로 지웁니다. 다음은 정해진 기간 동안 보관한 뒤 지웁니다.

${retentionLines(retainedTypes)}
- 개인정보를 다룬 기록: 2년, 접근 권한을 주고 바꾸고 거둔 기록: 적어도 3년 (개인정보의 안전성 확보조치 기준)
- 끝난 문의와 상담: ${periodInWords(retention.COMPLAINT.months)}
- 무료 체험을 다시 신청하지 못하게 하려고 휴대폰 번호를 되돌릴 수 없는 값으로 바꾼 것: 탈퇴한 날부터 1년
- 회원에게 보낸 알림: 1년
- 보내지 않은 구독 신청서: 7일
- 끝난 로그인: 7일, 마치지 않은 가입: 1시간
- 탈퇴한 이유: 1년. 누구의 이유인지는 남기지 않습니다.

## 3. 다른 곳에 제공

회사는 정보주체가 동의했거나 법령이 정한 경우가 아니면 개인정보를 다른 곳에 제공하지 않습니다.

## 4. 처리의 위탁

${processors.length > 0 ? processors.map(({ task, name }) => `- **${task}**: ${name}`).join('\n') : '회사는 개인정보의 처리를 다른 곳에 맡기지 않습니다.'}

## 5. 지우는 방법

보관할 까닭이 없어진 정보는 지체 없이 데이터베이스와 파일에서 되살릴 수 없게 지웁니다. 법령에 따라 보관하는 기록은 다른 정보와 나누어 암호화해 둡니다.

## 6. 정보주체의 권리

정보주체는 언제든지 자신의 정보를 보고, 고치고, 지우거나 처리를 멈추도록 요구할 수 있습니다. 내 정보 화면에서 바로 할 수 있는 일은 그곳에서, 그 밖의 일은 아래 연락처로 요구합니다. 회사는 10일 안에 답합니다. 법정 대리인이나 위임을 받은 사람도 요구할 수 있습니다.

## 7. 안전하게 지키는 방법

- 전송하는 정보와 결제 수단, 인증 수단, 첨부한 파일을 암호화합니다.
- 다른 사람의 정보를 보거나 바꾼 기록을 남기고, 기록이 바뀌지 않았는지 확인합니다.
- 담당자의 권한을 맡은 일에 필요한 만큼만 주고, 쓰지 않는 로그인을 10분 뒤에 끝냅니다.
- 올린 파일의 형식을 확인하고, 로그인과 인증 번호를 거듭 틀리면 잠시 멈춥니다.

## 8. 쿠키

회사는 로그인 상태와 신뢰하는 기기를 기억하는 데 꼭 필요한 쿠키만 씁니다. 광고나 행동 분석에 쓰는 쿠키는 없습니다. 브라우저에서 쿠키를 거부할 수 있으나, 그러면 로그인할 수 없습니다.

회원가입, 구독 신청, 해지와 탈퇴 화면이 어느 단계에서 끝났는지는 날짜별 횟수로만 셉니다. 누구인지 알 수 있는 정보는 함께 남기지 않으며, 횟수는 2년 뒤에 지웁니다.

## 9. 개인정보 보호책임자

- **이름**: ${privacyOfficer}
- **전화**: ${supportPhone}
- **이메일**: ${supportMail}

## 10. 피해를 구제받는 방법

- 개인정보 분쟁조정위원회: 1833-6972, www.kopico.go.kr
- 개인정보침해 신고센터: 118, privacy.kisa.or.kr
- 대검찰청: 1301, www.spo.go.kr
- 경찰청: 182, ecrm.police.go.kr

## 11. 처리방침의 변경

처리방침이 바뀌면 시행 7일 전부터 공지사항으로 알립니다.
`
