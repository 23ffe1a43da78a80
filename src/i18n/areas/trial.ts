import { addTexts } from '../i18n.ts'
import '../particles.ts'
import texts from '../locales/ko/trial.json'

addTexts('trial', texts)
