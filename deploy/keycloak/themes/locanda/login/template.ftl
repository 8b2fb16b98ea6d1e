<#-- The frame of every sign-in page: wordmark, card, languages. What the pages need of Keycloak's own frame is kept. -->
<#-- Keycloak's pages number their fields, which puts them before whatever else there is; ours are walked as they stand. -->
<#macro asItStands markup>${markup?markup_string?replace(' tabindex="[1-9][0-9]*"', '', 'r')?no_esc}</#macro>
<#macro registrationLayout bodyClass="" displayInfo=false displayMessage=true displayRequiredFields=false>
<!DOCTYPE html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex, nofollow">
  <title>${msg("loginTitle", (realm.displayName!''))}</title>
  <link rel="icon" href="${url.resourcesPath}/img/lantern.svg" type="image/svg+xml">
  <link rel="preload" as="font" type="font/woff2" crossorigin href="${url.resourcesPath}/fonts/inter.woff2">
  <link rel="preload" as="font" type="font/woff2" crossorigin href="${url.resourcesPath}/fonts/fraunces.woff2">
  <#list (properties.styles!'')?split(' ') as style>
    <link href="${url.resourcesPath}/${style}" rel="stylesheet">
  </#list>
  <script type="importmap">{ "imports": { "rfc4648": "${url.resourcesCommonPath}/vendor/rfc4648/rfc4648.js" } }</script>
  <#if scripts??>
    <#list scripts as script>
      <script src="${script}"></script>
    </#list>
  </#if>
  <script type="module">
    <#outputformat "JavaScript">
    import { startSessionPolling } from ${(url.resourcesPath + "/js/authChecker.js")?c};
    startSessionPolling(${url.ssoLoginInOtherTabsUrl?c});
    </#outputformat>
  </script>
  <#if authenticationSession??>
    <script type="module">
      <#outputformat "JavaScript">
      import { checkAuthSession } from ${(url.resourcesPath + "/js/authChecker.js")?c};
      checkAuthSession(${authenticationSession.authSessionIdHash?c});
      </#outputformat>
    </script>
  </#if>
</head>
<body data-page-id="login-${pageId}">
  <main class="page">
    <div class="wordmark">
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
        <path d="M12 2v2.6M8.2 8.4l1.1-3a1.2 1.2 0 0 1 1.1-.8h3.2a1.2 1.2 0 0 1 1.1.8l1.1 3M6.4 8.4h11.2M7.9 8.4l-.8 9.2A1.3 1.3 0 0 0 8.4 19h7.2a1.3 1.3 0 0 0 1.3-1.4l-.8-9.2M9.6 19v2.6h4.8V19"/>
        <path d="M12 10.8c1.5 1.7 2 2.7 2 3.7a2 2 0 0 1-4 0c0-1 .5-2 2-3.7Z" fill="currentColor" stroke="none"/>
      </svg>
      <span>Locanda</span>
    </div>
    <p class="tagline">${msg("locandaTagline")}</p>
    <div class="card">
      <#if !(auth?has_content && auth.showUsername() && !auth.showResetCredentials())>
        <h1 id="kc-page-title"><#nested "header"></h1>
      <#else>
        <#nested "show-username">
        <h1 id="kc-page-title" class="who">${auth.attemptedUsername}</h1>
        <a id="reset-login" class="restart" href="${url.loginRestartFlowUrl}">${msg("restartLoginTooltip")}</a>
      </#if>
      <#if displayMessage && message?has_content && (message.type != 'warning' || !isAppInitiatedAction??)>
        <div class="alert alert-${message.type}" role="alert">${kcSanitize(message.summary)?no_esc}</div>
      </#if>
      <#local form><#nested "form"></#local>
      <@asItStands form/>
      <#if auth?has_content && auth.showTryAnotherWayLink()>
        <form id="kc-select-try-another-way-form" action="${url.loginAction}" method="post">
          <input type="hidden" name="tryAnotherWay" value="on">
          <button type="submit" class="link">${msg("doTryAnotherWay")}</button>
        </form>
      </#if>
      <#if pageId == "login" && !realm.resetPasswordAllowed>
        <p class="info">${msg("locandaForgotten")}</p>
      </#if>
      <#nested "socialProviders">
      <#if displayInfo>
        <#local info><#nested "info"></#local>
        <div id="kc-info" class="info"><@asItStands info/></div>
      </#if>
    </div>
    <#if realm.internationalizationEnabled && locale.supported?size gt 1>
      <nav class="languages" aria-label="${msg("languages")}">
        <#list locale.supported as l>
          <a href="${l.url}" lang="${l.languageTag}"<#if l.label == locale.current> aria-current="true"</#if>>${l.label}</a>
        </#list>
      </nav>
    </#if>
  </main>
</body>
</html>
</#macro>
