@echo off
rem Starts start.py with its options, for example: start.cmd --port 8081
where py >nul 2>nul
if %errorlevel%==0 (py -3 "%~dp0start.py" %*) else (python "%~dp0start.py" %*)
if errorlevel 1 pause
