import { useShown } from '../opening/useShown'
import { Messages } from './Messages'
import type { FeedbackProps } from './props'

/** The page's list of messages, if it is shown. */
export function useMessageList(props: FeedbackProps) {
  const { isOpen, show, hide } = useShown({ ...props, open: false })
  const isNeeded = props.list || isOpen
  return {
    list: isNeeded && (
      <Messages
        hasButton={!!props.list}
        open={isOpen}
        onOpen={show}
        onClose={hide}
        onClosed={props.onAfterHide}
      />
    ),
    show,
    hide: () => hide(),
  }
}
