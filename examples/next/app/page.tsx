import { CouponFields } from './CouponFields'
import { save } from './save'

/** Rendered on the server: an ordinary form, which posts to a server action. */
export default function Page() {
  return (
    <main>
      <h1>New coupon</h1>
      <form action={save}>
        <CouponFields />
        <button type="submit">Save</button>
      </form>
    </main>
  )
}
