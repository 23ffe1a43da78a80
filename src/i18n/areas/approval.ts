import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/approval.json'
import '../particles.ts'

addTexts('approval', texts)
