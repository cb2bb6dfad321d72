import type { CardOrder } from './store.ts'

const STYLE = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: #eef1f6; color: #1c2430;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { width: 100%; max-width: 25rem; overflow: hidden; border-radius: 1rem; background: #fff; box-shadow: 0 .5rem 2rem rgb(0 0 0 / .1) }
header { padding: 1.25rem 1.5rem; background: #1d3557; color: #fff }
header small { opacity: .8 }
header strong { display: block; font-size: 1.75rem }
section { padding: 1.5rem }
label { display: block; margin-bottom: 1rem; font-size: .875rem; color: #566175 }
input { width: 100%; margin-top: .25rem; padding: .75rem; border: 1px solid #cdd5e2; border-radius: .5rem; font: inherit; color: inherit }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
button, a { display: block; width: 100%; margin-top: .75rem; padding: .8rem; border: 0; border-radius: .6rem; background: #1d7a4c; color: #fff;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button.quiet { background: #e7ebf2; color: #1c2430 }
.note { margin: 0 0 1rem; padding: .75rem 1rem; border-radius: .6rem; background: #fde8e1; color: #8f2f0c }
.good { background: #def3e6; color: #14603a }
footer { padding: 0 1.5rem 1.25rem; color: #7a8496; font-size: .8125rem }
`

/** The page as the payer sees it; it never asks for a real card. */
export function checkoutHtml(order: CardOrder, returnUrl: string): string {
  const { request, shop } = order
  const amount = request.amount.toLocaleString('en-KE', { minimumFractionDigits: 2 })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay ${escaped(shop.displayName)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><small>${escaped(shop.displayName)} · ${escaped(request.description)}</small>
<strong>${escaped(request.currency)} ${escaped(amount)}</strong></header>
<section>${bodyOf(order, returnUrl)}</section>
<footer>Sandbox checkout. No money moves; never type a real card number. Reference ${escaped(request.id)}.</footer>
</main>
</body>
</html>
`
}

function bodyOf(order: CardOrder, returnUrl: string): string {
  switch (order.state) {
    case 'unpaid':
      return form('')
    case 'failed':
      return form('<p class="note">The card was declined. Nothing was charged; you can try again.</p>')
    case 'completed':
      return `<p class="note good">This payment is complete.</p><a href="${escaped(returnUrl)}">Back to the shop</a>`
    case 'cancelled':
      return '<p class="note">This order was cancelled by the shop.</p>'
    case 'reversed':
      return '<p class="note">This payment was returned to the card.</p>'
  }
}

function form(note: string): string {
  return `${note}<form method="post">
<label>Card number<input value="4111 1111 1111 1111" inputmode="numeric" autocomplete="off"></label>
<div class="row"><label>Valid until<input value="12/30" autocomplete="off"></label>
<label>CVV<input value="123" inputmode="numeric" autocomplete="off"></label></div>
<button name="action" value="pay">Pay</button>
<button class="quiet" name="action" value="decline">Pay with a card that is declined</button>
<button class="quiet" name="action" value="cancel">Cancel and go back</button>
</form>`
}

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? '')
}
