import type { Mail } from './messages.ts'
import { type NewSignIn, newSignInLines } from './notice-texts.ts'
import { BRAND, codeMail, greeting, mail, timeInWords } from './texts.ts'

/** Returns the mail with the code that verifies a mail address; `seconds` is the validity of the code. */
export function signupCodeMail(to: string, code: string, seconds: number): Mail {
  return codeMail(
    seconds,
    to,
    '가입 인증 번호입니다',
    `안녕하세요. ${BRAND}입니다.`,
    `가입 화면에 아래 인증 번호를 ${timeInWords(seconds)} 안에 입력해 주세요.`,
    `인증 번호: ${code}`,
    '직접 가입하지 않으셨다면 이 메일은 지우셔도 됩니다. 인증 번호는 다른 사람에게 알려 주지 마세요.',
  )
}

/**
 * Informs a person who wanted to sign up that they already have an account; no other person may learn of it.
 */
export function accountExistsMail(to: string, site: string): Mail {
  return mail(
    to,
    '이미 가입한 이메일 주소입니다',
    `안녕하세요. ${BRAND}입니다.`,
    '이 이메일 주소로 가입하려는 요청을 받았지만, 이미 계정이 있습니다. 새로 가입하지 않고 로그인하실 수 있습니다.',
    `로그인: ${site}/auth/login`,
    `비밀번호가 기억나지 않으면 재설정할 수 있습니다.\n${site}/auth/reset/password`,
    '직접 요청하지 않으셨다면 이 메일은 지우셔도 됩니다. 계정에는 아무 변화가 없습니다.',
  )
}

/** Welcomes a new member. */
export function welcomeMail(to: string, name: string, site: string): Mail {
  return mail(
    to,
    '가입을 환영합니다',
    greeting(name),
    '가입이 끝났습니다. 이 이메일 주소와 비밀번호로 로그인하고, 문자 메시지로 받는 인증 번호로 한 번 더 확인합니다.',
    `요금제를 확인하고 구독을 신청할 수 있습니다.\n${site}/service/plan`,
    `직접 가입하지 않으셨다면 고객센터로 알려 주세요.\n${site}/support`,
  )
}

/** The mail with the code for setting a new password; `seconds` is the validity of the code. */
export function resetCodeMail(to: string, code: string, seconds: number): Mail {
  return codeMail(
    seconds,
    to,
    '비밀번호 재설정 인증 번호입니다',
    `안녕하세요. ${BRAND}입니다.`,
    `비밀번호를 재설정하는 화면에 아래 인증 번호를 ${timeInWords(seconds)} 안에 입력해 주세요.`,
    `인증 번호: ${code}`,
    '직접 요청하지 않으셨다면 이 메일은 지우셔도 됩니다. 인증 번호를 다른 사람에게 알려 주지 않으면 비밀번호는 바뀌지 않습니다.',
  )
}

/**
 * Informs the owner of an address that the code was sent through another channel, `instead`, since a change of the
 * address can still be undone.
 */
export function resetElsewhereMail(to: string, instead: 'PHONE' | 'EMAIL'): Mail {
  return mail(
    to,
    '비밀번호 재설정 안내입니다',
    `안녕하세요. ${BRAND}입니다.`,
    `이메일 주소를 바꾼 지 72시간이 지나지 않아, 비밀번호를 재설정하는 인증 번호는 ${instead === 'PHONE' ? '등록된 휴대폰 번호로' : '바꾸기 전 이메일 주소로'} 보냈습니다.`,
    '직접 요청하지 않으셨다면 이 메일은 지우셔도 됩니다.',
  )
}

/**
 * Informs a person who wanted to reset a password that this address has no account; no other person may learn
 * of it.
 */
export function noAccountMail(to: string, site: string): Mail {
  return mail(
    to,
    '가입하지 않은 이메일 주소입니다',
    `안녕하세요. ${BRAND}입니다.`,
    '이 이메일 주소의 비밀번호를 재설정하려는 요청을 받았지만, 이 주소로 가입한 계정이 없습니다. 다른 이메일 주소로 가입하셨는지 확인해 주세요.',
    `아직 가입하지 않으셨다면 새로 가입할 수 있습니다.\n${site}/auth/signup`,
    '직접 요청하지 않으셨다면 이 메일은 지우셔도 됩니다.',
  )
}

/** Notifies a member that their password has changed. */
export function passwordChangedMail(to: string, name: string, when: string, site: string): Mail {
  return mail(
    to,
    '비밀번호가 바뀌었습니다',
    greeting(name),
    `${when}에 비밀번호를 재설정했습니다. 로그인되어 있던 모든 기기에서 로그아웃했으니, 새 비밀번호로 다시 로그인해 주세요.`,
    `로그인: ${site}/auth/login`,
    `직접 바꾸지 않으셨다면 바로 비밀번호를 재설정하고 고객센터로 알려 주세요.\n${site}/auth/reset/password\n${site}/support`,
  )
}

/**
 * Notifies a member of a sign-in from a new device or network, with the steps to take if another person signed in.
 */
export function newSignInMail(to: string, name: string, signIn: NewSignIn, site: string): Mail {
  return mail(
    to,
    '새로운 곳에서 로그인했습니다',
    greeting(name),
    '전에 쓰지 않은 기기나 접속 위치에서 로그인했습니다.',
    newSignInLines(signIn),
    '본인이 로그인하셨다면 아무것도 하지 않으셔도 됩니다.',
    `본인이 아니라면 로그인 관리에서 다른 기기를 모두 로그아웃해 주세요.\n${site}/my/session`,
    `로그인할 수 없다면 바로 비밀번호를 재설정해 주세요. 로그인된 모든 기기에서 로그아웃됩니다.\n${site}/auth/reset/password`,
  )
}
