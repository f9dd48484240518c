import type { Row } from '@ebkit/core/services/rows'
import { Icon } from '@ebkit/ui/icon'
import { eyeOffIcon, fileTextIcon, folderIcon, lockIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { marked } from '../../shell/marked'
import { codeOf, folderType, hasCode, permissionType } from './menuNodes'
import { menuConfigStrings } from './strings'

/** A node in the tree: its name with the search's match, its subtitle, its code, and marks. @spec W-PERM-4 W-PERM-5 */
export function MenuNodeName({ row, search }: { row: Row; search: string }) {
  const text = useStrings(menuConfigStrings)
  const { menuName, menuSubTitle, menuType, visible, locked } = row
  const name = String(menuName ?? '')
  const icon = menuType === permissionType ? undefined : menuType === folderType ? folderIcon : fileTextIcon
  return (
    <>
      {icon && <Icon path={icon} />}
      <span className="eb-node__name" title={[name, menuSubTitle].filter(Boolean).join(' · ')}>
        <Marked text={name} search={search} />
        {menuType === permissionType && text('permission')}
        {!!menuSubTitle && <small className="eb-menu-config__subtitle">{String(menuSubTitle)}</small>}
      </span>
      {visible === false && <Mark icon={eyeOffIcon} label={text('hidden')} />}
      {locked === true && <Mark icon={lockIcon} label={text('locked')} />}
      <code className={`eb-menu-config__code${hasCode(row) ? '' : ' eb-menu-config__code--none'}`}>
        <Marked text={codeOf(row)} search={search} />
      </code>
    </>
  )
}

function Marked({ text, search }: { text: string; search: string }) {
  return marked(text, search).map(({ part, isMarked, at }) =>
    isMarked ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  )
}

function Mark({ icon, label }: { icon: string; label: string }) {
  return (
    <span className="eb-menu-config__mark" role="img" aria-label={label} title={label}>
      <Icon path={icon} />
    </span>
  )
}
