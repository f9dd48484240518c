import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon, languagesIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { BarMenu } from '../bar/BarMenu'
import { strings } from '../strings'
import { useLanguage } from './language'

/** Languages by their own names, so that every user recognises theirs. */
const languages = [
  { tag: 'zh-CN', name: '简体中文' },
  { tag: 'en', name: 'English' },
]

/** Sets the language of the console, stored in this browser. */
export function LanguageMenu() {
  const text = useStrings(strings)
  const [language, setLanguage] = useLanguage()
  const current = languages.find(({ tag }) => tag === language)
  return (
    <BarMenu
      label={text('language')}
      placement="bottom-end"
      items={languages.map(({ tag, name }) => ({
        id: tag,
        label: name,
        isRadio: true,
        checked: tag === language,
      }))}
      onChoose={setLanguage}
    >
      <Icon path={languagesIcon} />
      <span className="eb-console__language">{current?.name}</span>
      <Icon path={chevronDownIcon} />
    </BarMenu>
  )
}
