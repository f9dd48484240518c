/* Addresses that depend on where the gateway runs: its own origin, and the partner's server 100 ports above. */
const partner = `http://localhost:${Number(location.port || 80) + 100}`

for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin
for (const place of document.querySelectorAll('[data-partner-origin]')) place.textContent = partner
for (const link of document.querySelectorAll('[data-partner]')) link.href = partner + link.dataset.partner
