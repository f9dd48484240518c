import { Icon } from '@ebkit/ui/icon'
import { chevronLeftIcon } from '@ebkit/ui/icons'
import type { PanelProps } from './panelProps'
import type { Branch } from './tree'

interface BackButtonProps {
  /** The branch whose column is shown. */
  branch: Branch
  text: PanelProps['text']
  onPress: () => void
}

/** Leads one level up, where a narrow panel shows only the last column. */
export const BackButton = ({ branch, text, onPress }: BackButtonProps) => (
  <button
    type="button"
    className="eb-cascader__back"
    aria-label={`${text('back')} ${branch.label}`}
    onClick={onPress}
  >
    <Icon path={chevronLeftIcon} />
    {branch.label}
  </button>
)
