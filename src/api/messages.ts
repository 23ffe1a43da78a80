/** The messages that the client itself provides; every other message comes with the server's answer. */
export const messages = {
  /** The message for code 401 or 1002 (SPEC section 8). */
  sessionExpired: '세션이 만료되었습니다. 계속하려면 다시 로그인해 주세요.',
  /** The message for a call that was refused with 401 or 1002 although the server reports that the session exists. */
  sessionDoubted:
    '세션이 만료되었습니다. 계속하려면 다시 로그인해 주세요. 아직 로그인한 것으로 보이면 먼저 로그아웃해 주세요.',
  /** The message for an answer with neither code nor message (SPEC section 8). */
  unreadable: '서버에서 요청한 정보를 가져오지 못했습니다. 잠시 후 다시 시도해 주세요.',
  /** The message for a success that breaks the contract: a retry helps only after the server is fixed. */
  contractViolation: '서버의 응답을 이해하지 못했습니다. 다시 시도해도 같으면 고객지원에 문의해 주세요.',
  /** The default message (SPEC section 8). */
  unexplained: '서비스가 일시적으로 원활하지 않습니다. 잠시 후 다시 시도해 주세요.',
  /**
   * The message for a personal field that cannot be encoded, so that the call is not sent; it is the same as for code
   * 400.
   */
  notEncodable: '요청 내용이 올바르지 않습니다. 입력한 내용을 확인해 주세요.',
  unreachable: '서버에 연결하지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
  /**
   * The message for a call without an answer in time. The request may have been carried out, so the message asks the
   * user to check before sending it again.
   */
  timedOut:
    '응답이 늦어져 처리 결과를 확인하지 못했습니다. 다시 보내기 전에 처리되었는지 먼저 확인해 주세요.',
  /** The message for an upload that no longer makes progress. */
  stalled: '파일이 더 전송되지 않아 중단했습니다. 인터넷 연결을 확인한 뒤 다시 올려 주세요.',
} as const
