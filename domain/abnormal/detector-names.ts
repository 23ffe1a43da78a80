import { wordMatcher } from '../korean/search-word.ts'
import type { Detector } from './detectors.ts'

/** The Korean name of each kind of abnormal behaviour. */
export const detectorNames = {
  SIGN_IN_FAILURES: '로그인 실패 반복',
  NEW_PLACE: '새로운 기기와 위치에서 로그인',
  REQUEST_BURST: '짧은 시간에 많은 권한 신청',
  EXTERNAL: '외부 시스템이 알린 이상 행위',
} as const satisfies Record<Detector, string>

const detectors = Object.keys(detectorNames) as Detector[]

/** The kinds of abnormal behaviour whose names contain a search word. */
export function detectorsNamed(word: string): Detector[] {
  const isMeant = wordMatcher([word])
  return detectors.filter((detector) => isMeant(detectorNames[detector]))
}
