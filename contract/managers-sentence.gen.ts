// Generated from openapi.yaml by `npm run generate`; not to be edited.
export const managersSentence = "구독과 결제는 회사의 소유자와 결제 담당자만 처리할 수 있습니다. 필요한 일이면 소유자에게 요청해 주세요."
