/** What stands in the place of a console that has not been built, for the person who started the server. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tulia: the console is not built</title>
<h1>The console is not built</h1>
<p>Run <code>npm run build</code> beside the server and load this page again. Messages are answered meanwhile, and the API works.</p>
</html>
`
