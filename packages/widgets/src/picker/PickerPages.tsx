import { Pager } from '@ebkit/ui/pager'
import { useStrings } from '../environment'
import { pagerTexts } from '../pager/pagerTexts'
import { chosenStrings } from './chosenStrings'
import { pageSize } from './options'
import type { PickerPart } from './verbs'

/** Maximum number of page links. @spec W-PICK-6 */
const visiblePages = 6

/** The links to other pages of the list. @spec W-PICK-6 */
export function PickerPages<Row>({ model, state }: PickerPart<Row>) {
  const text = useStrings(chosenStrings)
  const { list, page } = state
  return (
    list.total > 0 && (
      <Pager
        page={page}
        total={list.total}
        size={pageSize}
        visible={visiblePages}
        onPage={model.setPage}
        texts={pagerTexts(text)}
      />
    )
  )
}
