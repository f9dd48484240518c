import { useStrings } from '@ebkit/widgets/environment'
import type { FormAdditionProps } from '../Addition'
import { usePreview } from '../usePreview'
import { PreviewPanel } from './PreviewPanel'
import { PreviewTable } from './PreviewTable'
import { previewStrings } from './previewStrings'

/** Which cards would be extended, and until when. */
export function CardDelayPreview({ resource, values }: FormAdditionProps) {
  const text = useStrings(previewStrings)
  const { look, preview, ...state } = usePreview(resource.resource, values)
  const count = Number(preview?.figures.count ?? 0)
  const cards = preview?.lists.cards ?? []
  const caption = text(cards.length < count ? 'cardsShown' : 'cardsFound', { count, shown: cards.length })
  return (
    <PreviewPanel {...state} label={text('cards')} onLook={() => void look(values)}>
      {preview && !count && <p className="eb-addition__line">{text('noCards')}</p>}
      {count > 0 && (
        <PreviewTable
          caption={caption}
          heads={[text('cardNo'), text('holder'), text('oldEnd'), text('newEnd')]}
          rows={cards.map(({ cardNo, holder, oldEnd, newEnd }) => [cardNo, holder, oldEnd, newEnd])}
        />
      )}
    </PreviewPanel>
  )
}
