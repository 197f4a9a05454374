import { gzipSync } from 'node:zlib'
import { resolveConfig, build, loadConfigFromFile } from 'vite'
process.env.NODE_ENV='production'
const SCRIPTS = /(?<!entry-client)\.(m?js|tsx?)$/
const variants = {
  none: {groups:[{ name: 'shell', tags: ['$initial'], test: SCRIPTS, priority: 1 }]},
  t0: {groups:[{ name: 'shell', tags: ['$initial'], test: SCRIPTS, priority: 1 },{name:'shared',test:SCRIPTS,minShareCount:2,entriesAware:true}]},
  t1000: {groups:[{ name: 'shell', tags: ['$initial'], test: SCRIPTS, priority: 1 },{name:'shared',test:SCRIPTS,minShareCount:2,entriesAware:true,entriesAwareMergeThreshold:1000}]},
  vendor: {groups:[['react','/(react-dom|scheduler|react)/'],['router','react-router'],['query','@tanstack'],['intl','use-intl|intl-messageformat|@formatjs|icu-minify'],['radixslot','react-slot|class-variance|clsx|zustand'],['layout','src/screens/storefront/layout|src/art|src/icons'],['app','apps/storefront/(app|features)|src/client|src/domain']].map(([name,t],i)=>({name:'v-'+name,test:new RegExp(t.replaceAll('/', '[\\/]')),priority:10-i}))},
}
for (const [name,codeSplitting] of Object.entries(variants)) {
  const sizes={}, chunks={}
  await build({ mode:'storefront', logLevel:'error', build:{ write:false, rolldownOptions:{output:{codeSplitting}} }, plugins:[{name:'o',enforce:'post',config(c){ c.build.rolldownOptions.output.codeSplitting=codeSplitting }},{name:'x', enforce:'post', generateBundle(_, bundle){ for (const c of Object.values(bundle)) if (c.type==='chunk') chunks[c.fileName]={c} }}]}).then(r=>{ const out=(Array.isArray(r)?r[0]:r).output; for(const c of out) if(c.type==='chunk'){ sizes[c.fileName]=gzipSync(c.code,{level:9}).length; chunks[c.fileName]=c } })
  const entry=Object.values(chunks).find(c=>c.isEntry)
  for (const v of ['landing','product','catalogue','checkout']) {
    const page=Object.values(chunks).find(c=>c.facadeModuleId?.endsWith(`pages/${v}/view.tsx`))
    const seen=new Set(); const go=f=>{ if(seen.has(f)||!chunks[f])return; seen.add(f); chunks[f].imports.forEach(go)}
    go(entry.fileName); if(page) go(page.fileName)
    const sum=[...seen].reduce((a,f)=>a+(sizes[f]??0),0)
    console.log(name,v,page?.fileName??'?',(sum/1024).toFixed(1),'files',seen.size, 'all', Object.keys(sizes).length)
    if(v==='landing') console.log([...seen].map(f=>f.split('/').pop()+':'+sizes[f]).join(' '))
  }
}
