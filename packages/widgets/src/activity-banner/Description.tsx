import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon, chevronUpIcon } from '@ebkit/ui/icons'
import { useId } from 'react'
import { useStrings } from '../environment'
import { RichHtml } from '../rich-html/RichHtml'
import { descriptionHeight } from './activityBannerModel'
import { strings } from './strings'
import { useFold } from './useFold'

/** The rich text, folded above the threshold. Focus on a hidden link unfolds it. @spec W-ACT-4 */
export function Description({ html }: { html: string }) {
  const text = useStrings(strings)
  const id = useId()
  const { content, isLong, isFolded, setFolded } = useFold()
  return (
    <div className="eb-activity-banner__description">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focus comes to the links inside */}
      <div
        id={id}
        className={`eb-activity-banner__box eb-activity-banner__box--${isFolded ? 'folded' : 'open'}`}
        style={{ maxHeight: isFolded ? descriptionHeight : undefined }}
        onFocus={() => setFolded(false)}
      >
        <div ref={content}>
          <RichHtml html={html} className="eb-activity-banner__text" part="description" />
        </div>
      </div>
      {isLong && (
        <button
          type="button"
          className="eb-activity-banner__fold"
          part="fold"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
        >
          {text(isFolded ? 'unfold' : 'fold')}
          <Icon path={isFolded ? chevronDownIcon : chevronUpIcon} />
        </button>
      )}
    </div>
  )
}
