@echo off
rem Starts start.py with its options, for example: start.cmd --port 8081
rem Not here: Windows would take a program in this folder for Python.
setlocal
cd /d "%SystemRoot%"
where py >nul 2>nul
if %errorlevel%==0 (py -3 -I "%~dp0start.py" %*) else (python -I "%~dp0start.py" %*)
if errorlevel 1 pause
