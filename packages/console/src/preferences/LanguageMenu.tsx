import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon, languagesIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { Menu } from '../controls/Menu'
import { strings } from '../strings'
import { useLanguage } from './language'

/** The languages in their own names, so that everybody finds their own. */
const languages = [
  { tag: 'zh-CN', name: '简体中文' },
  { tag: 'en', name: 'English' },
]

/** Chooses the language of the console; kept in this browser. */
export function LanguageMenu() {
  const text = useStrings(strings)
  const [language, setLanguage] = useLanguage()
  const current = languages.find(({ tag }) => tag === language)
  return (
    <Menu
      label={text('language')}
      align="end"
      entries={languages.map(({ tag, name }) => ({
        key: tag,
        label: name,
        checked: tag === language,
        onSelect: () => setLanguage(tag),
      }))}
    >
      <Icon path={languagesIcon} />
      <span className="eb-menu__name">{current?.name}</span>
      <Icon path={chevronDownIcon} />
    </Menu>
  )
}
