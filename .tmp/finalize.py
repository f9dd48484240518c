import re,sys
proven=set(sys.argv[1:])  # e.g. "/ticket-verify 15"
all_=[(r,n) for r,c in (('/tempebticketposter',11),('/ticket-verify',15)) for n in range(1,c+1)]
left=sorted(f"{r} {n}" for r,n in all_ if f"{r} {n}" not in proven)
p='packages/gateway/src/behaviour/ledger/pending.json'
s=open(p).read()
i=s.index('"tickets": {'); j=s.index('"custom": ',i); k=s.index(']',j)+1
s=s[:j]+('"custom": []' if not left else '"custom": [\n'+',\n'.join(f'      "{n}"' for n in left)+'\n    ]')+s[k:]
open(p,'w').write(s)
p='packages/gateway/src/behaviour/ledger/customPages.ts'
s=open(p).read()
body=''.join(f"  '{r}': [{', '.join(str(n) for rr,n in all_ if rr==r and f'{r} {n}' in proven)}],\n" for r in ('/tempebticketposter','/ticket-verify'))
s=re.sub(r"const first = .*?\n\n","",s,flags=re.S)
s=re.sub(r"(const built[^=]*= \{\n).*?(\n?\}\n)",lambda m:m.group(1)+body+"}\n",s,count=1,flags=re.S)
open(p,'w').write(s)
for f in ('ticketVerify','ticketPoster'):
    p=f'packages/console/e2e/{f}.e2e.ts'; s=open(p).read()
    def rep(m): return m.group(0) if m.group(2) in proven else m.group(0).replace('test(','test.fixme(')
    s=re.sub(r"^test\((\s*)'(/[\w-]+ \d+): ",rep,s,flags=re.M)
    open(p,'w').write(s)
